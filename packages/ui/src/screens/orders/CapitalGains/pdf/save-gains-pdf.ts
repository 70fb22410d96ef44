import type { I18n } from '@lingui/core';
import type { YearReview } from '@folioflow/flows';
import { saveFile } from '../save-file.ts';
import { fileNameOf } from '../year-name.ts';
import { createGainsReport, type ReportFacts } from './gains-report.ts';
import { writeReport } from './write-report.ts';

/** Writes the gains of a financial year as a PDF file in the language of the page, and saves it. */
export async function saveGainsPdf(i18n: I18n, review: YearReview, facts: ReportFacts): Promise<void> {
  saveFile(
    fileNameOf('capital-gains', review.year, 'pdf'),
    await writeReport(i18n, createGainsReport(i18n, review, facts)),
  );
}
