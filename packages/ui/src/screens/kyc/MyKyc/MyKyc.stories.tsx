import { myKycJourneys } from '@folioflow/flows/testing';
import { flowDocs, flowStories } from '../../../testing/flow-story.tsx';
import { MyKyc } from './MyKyc.tsx';

const at = flowStories(myKycJourneys);

export default {
  title: 'Flows/Kyc/MyKyc',
  component: MyKyc,
  args: { imageOrigin: 'https://provider.example' },
  parameters: flowDocs('Shows what is on record of a person: the finished stages of the KYC, to be read.', 'accounts'),
};
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const LoadedEmpty = at('LoadedEmpty');
export const LoadedAtAadhaar = at('LoadedAtAadhaar');
export const LoadedAtBank = at('LoadedAtBank');
export const LoadedAtPersonal = at('LoadedAtPersonal');
export const Refreshing = at('Refreshing');
export const Unavailable = at('Unavailable');
export const UnavailableRefused = at('UnavailableRefused');
