import type { YearReview } from '@folioflow/flows';
import { readInEnglish } from '../../../../primitives/Language/load-language.ts';
import { saveFile } from '../save-file.ts';
import { fileNameOf } from '../year-name.ts';
import { createGainsReport, type ReportFacts } from './gains-report.ts';
import { writeReport } from './write-report.ts';

/**
 * Writes the gains of a financial year as a PDF file, and saves it. The file is in English in every language of the page:
 * the standard fonts of PDF have no Devanagari.
 */
export async function saveGainsPdf(review: YearReview, facts: ReportFacts): Promise<void> {
  const file = await readInEnglish(() => writeReport(createGainsReport(review, facts)));
  saveFile(fileNameOf('capital-gains', review.year, 'pdf'), file);
}
