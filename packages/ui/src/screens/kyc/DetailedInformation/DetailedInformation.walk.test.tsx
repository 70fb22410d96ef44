import { detailsPageWorld, detailedInformationJourneys } from '@folioflow/flows/testing';
import { detailsGestures, detailsSigns } from '../../../parts/stage/DetailsPage/testing/details-gestures.ts';
import { walkScreen } from '../../../parts/testing/walk-screen.tsx';
import { DetailedInformation } from './DetailedInformation.tsx';

walkScreen({
  journeys: detailedInformationJourneys,
  world: { ...detailsPageWorld, inputs: detailsPageWorld.inputs.filter(({ attribute }) => attribute === 'address') },
  Screen: DetailedInformation,
  gestures: detailsGestures,
  shows: detailsSigns,
});
