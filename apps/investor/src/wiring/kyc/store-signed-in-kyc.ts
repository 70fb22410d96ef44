import type { Envelope } from '@folioflow/api/contract';
import { kycProgressStorage, signedInKycProgress, type Port } from '@folioflow/flows';
import { writeStoredText, type BrowserStores } from '@folioflow/wiring/headless';

interface SigningInAnswer extends Envelope {
  readonly is_authenticated?: boolean | undefined;
}

/** Wraps a port that signs a person in: the page to which it leads shows whether the KYC is finished. */
export const storeSignedInKyc =
  <Request, Answer extends SigningInAnswer>(
    stores: BrowserStores,
    signIn: Port<Request, Answer>,
  ): Port<Request, Answer> =>
  async (request, scope) => {
    const outcome = await signIn(request, scope);
    if (outcome.kind === 'accepted' && outcome.answer.is_authenticated === true)
      writeStoredText(stores, kycProgressStorage, signedInKycProgress(outcome.answer.navigateScreen));
    return outcome;
  };
