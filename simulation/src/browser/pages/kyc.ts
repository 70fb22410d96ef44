import {
  acceptedLocally,
  detailsPage,
  esignKyc,
  myKyc,
  myKycRequest,
  personalWizardStorage,
  refused,
  type CameraRef,
  type EsignKycPorts,
  type EsignOutcome,
  type EsignWidgetResponse,
  type PortOutcome,
} from '@folioflow/flows';
import { wireKycAadhaar } from '../../../../apps/investor/src/routes/kyc/wire-kyc-aadhaar.ts';
import { wireKycBank } from '../../../../apps/investor/src/routes/kyc/wire-kyc-bank.ts';
import { wireKycPan } from '../../../../apps/investor/src/routes/kyc/wire-kyc-pan.ts';
import { wirePersonalWizard } from '../../../../apps/investor/src/routes/kyc/wire-personal-wizard.ts';
import { PROVIDER_ORIGIN } from '../../world/provider.ts';
import type { Page, PageOpener } from '../page.ts';

/** A camera that is always on. */
const camera = {
  openCamera: () => Promise.resolve(acceptedLocally<CameraRef>({ id: 'camera' })),
  holdCamera: () => new Promise<PortOutcome<null>>(() => undefined),
};

/** The window of the e-sign service: its buttons are choices of the page while it is open. */
const createEsignWindow =
  ({ provider, addChoice, clearChoices }: Page): EsignKycPorts['openEsignWidget'] =>
  (request, { signal }) =>
    new Promise((resolve) => {
      const close = (outcome: PortOutcome<EsignOutcome>) => {
        clearChoices();
        resolve(outcome);
      };
      const settle = (outcome: PortOutcome<EsignOutcome>): Promise<void> => {
        close(outcome);
        return Promise.resolve();
      };
      const sign = async (isLate: boolean): Promise<void> => {
        const body = JSON.stringify({ digio_id: request.id, is_late: isLate });
        const answer = await provider.fetch(
          new Request(`${PROVIDER_ORIGIN}/sdk/esign/signatures`, { method: 'POST', body }),
        );
        if (answer?.status !== 200) close(refused('The document cannot be signed.'));
        else if (isLate) clearChoices();
        else close(acceptedLocally({ kind: 'signed', signature: (await answer.json()) as EsignWidgetResponse }));
      };
      addChoice('Sign', () => sign(false));
      addChoice('Sign late', () => sign(true));
      addChoice('Cancel', () => settle(acceptedLocally({ kind: 'cancelled' })));
      addChoice('Error', () => settle(refused('The signature could not be made.')));
      addChoice('Sign with unknown transaction', () =>
        settle(acceptedLocally({ kind: 'signed', signature: { txn_id: 'ESN00000000' } })),
      );
      signal.addEventListener('abort', clearChoices, { once: true });
    });

const createDetailsOpener =
  (attribute: 'address' | 'income'): PageOpener =>
  ({ app: { provider }, run }) => {
    const { getStageInfo, updatePersonalInfo } = provider;
    run(detailsPage({ getStageInfo, updatePersonalInfo }), { attribute });
  };

/** The stages of the KYC, from the PAN to the signature. */
export const kycPages: Readonly<Record<string, PageOpener>> = {
  panVerification: ({ app, images, today, run }) => {
    run(wireKycPan(app, images), { today });
  },
  aadhaarVerification: ({ app, images, run }) => {
    run(wireKycAadhaar(app, images), {});
  },
  bankVerification: ({ app, images, run }) => {
    run(wireKycBank(app, images), { variant: 'current' });
  },
  personalVerification: ({ app, images, run }) => {
    run(wirePersonalWizard(app, images, camera), { storedText: null }, { storageRule: personalWizardStorage });
  },
  esignkycVerification: (page) => {
    const { getStageInfo, verifyStage } = page.app.provider;
    page.run(esignKyc({ getStageInfo, verifyStage, openEsignWidget: createEsignWindow(page) }), {});
  },
  personaldetails: createDetailsOpener('address'),
  incomedetails: createDetailsOpener('income'),
  accounts: ({ app: { provider }, run }) => {
    run(myKyc({ getStageInfo: provider.getStageInfo }), { request: myKycRequest });
  },
};
