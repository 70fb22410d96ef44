export { ChartPage, type ChartPageProps } from './ChartPage/ChartPage.tsx';
export { InvestPanel, type InvestPanelProps } from './InvestPanel/InvestPanel.tsx';
export { SchemeList, type SchemeListProps } from './SchemeList/SchemeList.tsx';
