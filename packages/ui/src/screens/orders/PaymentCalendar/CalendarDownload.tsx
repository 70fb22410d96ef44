import { useLingui } from '@lingui/react';
import type { PaymentMonth } from '@folioflow/flows';
import { CalendarPlus } from 'lucide';
import { useState } from 'react';
import { useProviderNow } from '../../../primitives/Countdown/ClockProvider.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FetchFailure } from '../../../primitives/FetchFailure/FetchFailure.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { loadCalendarFile } from './load-calendar-file.ts';

interface CalendarDownloadProps {
  months: readonly PaymentMonth[];
}

/** Saves the payments as a file for a calendar. The code that writes it is fetched by the press. */
export function CalendarDownload({ months }: CalendarDownloadProps) {
  const { i18n } = useLingui();
  const now = useProviderNow();
  const [state, setState] = useState<'ready' | 'fetching' | 'failed'>('ready');
  const save = () => {
    setState('fetching');
    loadCalendarFile().then(
      ({ saveCalendarFile }) => {
        saveCalendarFile(i18n, months, now());
        setState('ready');
      },
      () => setState('failed'),
    );
  };
  if (state === 'failed') return <FetchFailure onRetry={save} />;
  return (
    <Button
      variant="secondary"
      size="small"
      busy={state === 'fetching'}
      icon={<Icon of={CalendarPlus} size={16} />}
      onClick={save}
    >
      {i18n._('paymentCalendar.file.save')}
    </Button>
  );
}
