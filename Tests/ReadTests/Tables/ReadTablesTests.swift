import Testing

@Suite struct ReadTablesTests {}
