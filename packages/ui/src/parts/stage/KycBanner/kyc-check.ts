import type { KycProgress } from '@folioflow/flows';

/** The check of a person's KYC by the provider. */
export interface KycCheck {
  /** `checking` until the provider has answered, `unchecked` after a failure. */
  readonly progress: KycProgress | 'checking' | 'unchecked';
  readonly onRetry: () => void;
}
