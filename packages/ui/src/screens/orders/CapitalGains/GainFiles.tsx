import {
  isInSchedule,
  writeSalesFile,
  writeScheduleFile,
  type SalesFileWords,
  type YearReview,
} from '@folioflow/flows';
import { capitalGains as words } from '@folioflow/flows/words/capital-gains';
import { Download, Printer } from 'lucide';
import { useId } from 'react';
import { MutedText } from '../../../parts/order/TaxEstimate/muted-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { PdfDownload } from './PdfDownload.tsx';
import { saveCsv } from './save-file.ts';
import { fileNameOf } from './year-name.ts';

const readFileWords = (): SalesFileWords => ({
  head: [
    words['sales.scheme'],
    words['file.isin'],
    words['file.folio'],
    words['sales.bought'],
    words['sales.sold'],
    words['sales.units'],
    words.proceeds,
    words['file.cost'],
    words.cost,
    words['sales.gain'],
    words['file.term'],
    words['file.section'],
  ],
  long: words['file.long'],
  short: words['file.short'],
  unknown: words['sales.unknown'],
});

interface GainFilesProps {
  review: YearReview;
  investorName: string | undefined;
}

/** The files of the year: the page as PDF, its sales, the schedule of the return, and the page on paper. */
export function GainFiles({ review, investorName }: GainFilesProps) {
  const titleId = useId();
  const { realised, year } = review;
  return (
    <Card aria-labelledby={titleId} data-screen-only="">
      <Stack gap={12}>
        <h2 id={titleId}>{words.files}</h2>
        <Row gap={12}>
          <PdfDownload review={review} investorName={investorName} />
          <Button
            variant="secondary"
            onClick={() => saveCsv(fileNameOf('capital-gains', year, 'csv'), writeSalesFile(realised, readFileWords()))}
          >
            <Icon of={Download} />
            <span>{words['files.sales']}</span>
          </Button>
          {realised.some(isInSchedule) && (
            <Button
              variant="secondary"
              onClick={() => saveCsv(fileNameOf('schedule-112a', year, 'csv'), writeScheduleFile(realised))}
            >
              <Icon of={Download} />
              <span>{words['files.schedule']}</span>
            </Button>
          )}
          <Button variant="secondary" onClick={() => print()}>
            <Icon of={Printer} />
            <span>{words['files.print']}</span>
          </Button>
        </Row>
        {realised.some(isInSchedule) && <MutedText>{words['files.note']}</MutedText>}
      </Stack>
    </Card>
  );
}
