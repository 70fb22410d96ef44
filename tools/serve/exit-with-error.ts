/** Ends with the reason in words, without a stack of frames that helps nobody. */
export function exitWithError(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
