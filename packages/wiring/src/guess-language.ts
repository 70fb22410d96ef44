interface Tagged {
  readonly id: string;
  readonly tag: string;
}

const baseOf = (tag: string) => tag.toLowerCase().split('-')[0];

/**
 * Returns the language that is stored on the device, or else the first of the reader's languages that is offered, in
 * any region; none where the reader uses no offered language.
 */
export function guessLanguage<Language extends Tagged>(
  offered: readonly Language[],
  stored: string | null,
  preferred: readonly string[],
): Language | undefined {
  const chosen = offered.find(({ id }) => id === stored);
  if (chosen !== undefined) return chosen;
  const wanted = preferred.map((each) => offered.find(({ tag }) => baseOf(tag) === baseOf(each)));
  return wanted.find((each) => each !== undefined);
}
