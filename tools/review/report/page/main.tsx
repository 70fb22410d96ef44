import { createRoot } from 'react-dom/client';
import '../../../../packages/ui/src/tokens/tokens.css';
import { REPORT_DATA_ID, type ReportData } from '../report-data.ts';
import { ReviewPage } from './ReviewPage.tsx';

/** The page is written with its data; a copy that lost them says so. */
function readData(): ReportData {
  try {
    return JSON.parse(document.getElementById(REPORT_DATA_ID)?.textContent ?? '') as ReportData;
  } catch {
    return { results: null, problem: 'This page contains no data.', signOffs: [], pictures: '', token: null };
  }
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<ReviewPage data={readData()} />);
