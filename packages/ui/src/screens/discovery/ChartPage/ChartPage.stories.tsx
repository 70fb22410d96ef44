import { i18n } from '@lingui/core';
import { chartPageJourneys, investPanelJourneys, sampleParameters } from '@folioflow/flows/testing';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { screenPropsAt, flowStories } from '../../../testing/flow-story.tsx';
import { InvestPanel } from '../InvestPanel/InvestPanel.tsx';
import { ChartPage } from './ChartPage.tsx';

const MissingScheme = () => <NeutralPage to="/schemeList" link={i18n._('neutral.schemes')} />;

const at = flowStories(chartPageJourneys, {
  expectedName: sampleParameters.name,
  missing: <MissingScheme />,
  panel: <InvestPanel {...screenPropsAt(investPanelJourneys, 'LumpsumComplete')} />,
});

export default { title: 'Flows/Discovery/ChartPage', component: ChartPage };
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const LoadedEmpty = at('LoadedEmpty');
export const LoadedOneNav = at('LoadedOneNav');
export const LoadedUnchanged = at('LoadedUnchanged');
export const LoadedFallen = at('LoadedFallen');
export const Refreshing = at('Refreshing');
export const RefreshFailed = at('RefreshFailed');
export const Unavailable = at('Unavailable');
export const UnavailableUnknown = at('UnavailableUnknown');
export const NotFound = at('NotFound');
export const NotFoundAnotherScheme = at('NotFoundAnotherScheme');
