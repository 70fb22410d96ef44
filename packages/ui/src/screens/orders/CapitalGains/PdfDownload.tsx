import { useLingui } from '@lingui/react';
import type { YearReview } from '@folioflow/flows';
import { Download } from 'lucide';
import { useState } from 'react';
import { useMomentInIndia } from '../../../parts/order/Checkout/use-moment-in-india.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FetchFailure } from '../../../primitives/FetchFailure/FetchFailure.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { loadGainsPdf } from './load-gains-pdf.ts';

interface PdfDownloadProps {
  review: YearReview;
  investorName: string | undefined;
}

/** Saves the page as a PDF file. The library that writes it is fetched by the press (decision 086). */
export function PdfDownload({ review, investorName }: PdfDownloadProps) {
  const { i18n } = useLingui();
  const { day } = useMomentInIndia();
  const [state, setState] = useState<'ready' | 'writing' | 'failed'>('ready');
  const save = () => {
    setState('writing');
    loadGainsPdf()
      .then(({ saveGainsPdf }) =>
        saveGainsPdf(i18n, review, { investorName, day, language: document.documentElement.lang }),
      )
      .then(
        () => setState('ready'),
        () => setState('failed'),
      );
  };
  if (state === 'failed') return <FetchFailure onRetry={save} />;
  return (
    <Button variant="secondary" busy={state === 'writing'} icon={<Icon of={Download} />} onClick={save}>
      {i18n._('capitalGains.files.pdf')}
    </Button>
  );
}
