import { visit, type Investor, type Network } from '../app-test.tsx';

export interface Person {
  readonly investor: Investor;
  readonly network: Network;
}

/** How a person comes to call an operation. */
export interface Approach {
  /** The page before the press, with everything entered that outlives it. */
  readonly open: (person: Person) => Promise<unknown>;
  /** Where the press opens a page: the way to it. */
  readonly opens?: string;
  /** What is entered anew each time, and the press itself. */
  readonly press: (person: Person) => Promise<unknown>;
}

/** Opening a page calls it. */
export const opening = (
  path: string,
  { like, before }: { readonly like?: string; readonly before?: () => void } = {},
): Approach => ({
  open: ({ investor }) => investor.signIn(like),
  opens: path,
  press: () => {
    before?.();
    visit(path);
    return Promise.resolve();
  },
});
