import { type Page } from 'playwright';

/** A page as a user reaches it. */
export interface Visit {
  /** Name of the picture. */
  readonly name: string;
  /** First address. */
  readonly path: string;
  /** Persona of the sandbox (its README lists them), or a staff member's email address; null for a visitor. */
  readonly persona: string | null;
  /** App of the page; the investor app by default. */
  readonly app?: 'investor' | 'backoffice';
  /** Steps from the first address to the pictured state. */
  readonly act?: (page: Page) => Promise<void>;
  /** Address that the steps end at; the first address by default. */
  readonly endsAt?: string;
}
