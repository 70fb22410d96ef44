import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import {
  isInSchedule,
  writeSalesFile,
  writeScheduleFile,
  type SalesFileWords,
  type YearReview,
} from '@folioflow/flows';
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

const readFileWords = (i18n: I18n): SalesFileWords => ({
  head: [
    i18n._('capitalGains.sales.scheme'),
    i18n._('capitalGains.file.isin'),
    i18n._('capitalGains.file.folio'),
    i18n._('capitalGains.sales.bought'),
    i18n._('capitalGains.sales.sold'),
    i18n._('capitalGains.sales.units'),
    i18n._('capitalGains.proceeds'),
    i18n._('capitalGains.file.cost'),
    i18n._('capitalGains.cost'),
    i18n._('capitalGains.sales.gain'),
    i18n._('capitalGains.file.term'),
    i18n._('capitalGains.file.section'),
  ],
  long: i18n._('capitalGains.file.long'),
  short: i18n._('capitalGains.file.short'),
  unknown: i18n._('capitalGains.sales.unknown'),
});

interface GainFilesProps {
  review: YearReview;
  investorName: string | undefined;
}

/** The files of the year: the page as PDF, its sales, the schedule of the return, and the page on paper. */
export function GainFiles({ review, investorName }: GainFilesProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const { realised, year } = review;
  return (
    <Card aria-labelledby={titleId} data-screen-only="">
      <Stack gap={12}>
        <h2 id={titleId}>{i18n._('capitalGains.files')}</h2>
        <Row gap={12}>
          <PdfDownload review={review} investorName={investorName} />
          <Button
            variant="secondary"
            onClick={() =>
              saveCsv(fileNameOf('capital-gains', year, 'csv'), writeSalesFile(realised, readFileWords(i18n)))
            }
          >
            <Icon of={Download} />
            <span>{i18n._('capitalGains.files.sales')}</span>
          </Button>
          {realised.some(isInSchedule) && (
            <Button
              variant="secondary"
              onClick={() => saveCsv(fileNameOf('schedule-112a', year, 'csv'), writeScheduleFile(realised))}
            >
              <Icon of={Download} />
              <span>{i18n._('capitalGains.files.schedule')}</span>
            </Button>
          )}
          <Button variant="secondary" onClick={() => print()}>
            <Icon of={Printer} />
            <span>{i18n._('capitalGains.files.print')}</span>
          </Button>
        </Row>
        {realised.some(isInSchedule) && <MutedText>{i18n._('capitalGains.files.note')}</MutedText>}
      </Stack>
    </Card>
  );
}
