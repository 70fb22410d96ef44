/** Prints the reason of an error without its stack, and ends with exit code 1. */
export function exitWithError(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
