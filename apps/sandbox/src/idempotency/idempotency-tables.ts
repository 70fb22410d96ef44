export interface IdempotencyRow {
  key: string;
  caller: string;
  operation: string;
  body_hash: string;
  answer: string;
  deadline: number;
}

declare module '../store/tables.ts' {
  interface Tables {
    idempotency: IdempotencyRow;
  }
}
