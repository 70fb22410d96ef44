import { detailsPageWorld, incomeInformationJourneys } from '@folioflow/flows/testing';
import { detailsGestures, detailsSigns } from '../../../parts/stage/DetailsPage/testing/details-gestures.ts';
import { walkScreen } from '../../../parts/testing/walk-screen.tsx';
import { IncomeInformation } from './IncomeInformation.tsx';

walkScreen({
  journeys: incomeInformationJourneys,
  world: { ...detailsPageWorld, inputs: detailsPageWorld.inputs.filter(({ attribute }) => attribute === 'income') },
  Screen: IncomeInformation,
  gestures: detailsGestures,
  shows: detailsSigns,
});
