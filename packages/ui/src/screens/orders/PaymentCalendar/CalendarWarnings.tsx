import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Notice, PaymentPlan, PaymentSource } from '@folioflow/flows';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { formatDay } from '../../../format/day.ts';
import { InfoLine, NoticeText } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';

interface CalendarWarningsProps {
  plan: PaymentPlan;
  missing: readonly PaymentSource[];
  /** Reason of the last failed retry. */
  notice: Notice | null;
  isBusy: boolean;
  onReload: () => void;
}

/** Lists that failed, mandates that are missing, and the first day above their limit. */
export function CalendarWarnings({ plan, missing, notice, isBusy, onReload }: CalendarWarningsProps) {
  const { i18n } = useLingui();
  const limit = formatLimitWarning(i18n, plan);
  if (missing.length === 0 && plan.mandateCover !== 'missing' && limit === null) return null;
  return (
    <Stack gap={8}>
      {missing.length > 0 && (
        <InfoLine tone="warn">
          <Stack gap={8} align="start">
            <span role={notice === null ? 'status' : undefined}>
              <span>{i18n._('paymentCalendar.missing', { lists: formatLists(i18n, missing) })}</span>{' '}
              {notice !== null && <NoticeText notice={notice} />}
              {plan.mandateCover === 'unknown' && ` ${i18n._('paymentCalendar.mandate.unknown')}`}
            </span>
            <Button variant="secondary" size="small" busy={isBusy} onClick={onReload}>
              {i18n._('paymentCalendar.retry')}
            </Button>
          </Stack>
        </InfoLine>
      )}
      {plan.mandateCover === 'missing' && <MandateWarning text={i18n._('paymentCalendar.mandate.missing')} />}
      {limit !== null && <MandateWarning text={limit} />}
    </Stack>
  );
}

const MandateWarning = ({ text }: { text: string }) => {
  const { i18n } = useLingui();
  return (
    <InfoLine tone="warn">
      <span>{text}</span> <TextLink to="/mandateList">{i18n._('paymentCalendar.mandate.open')}</TextLink>
    </InfoLine>
  );
};

function formatLimitWarning(i18n: I18n, { months }: PaymentPlan): string | null {
  const days = months.flatMap((month) => month.days);
  const first = days.find(({ shortfall }) => shortfall !== null);
  const last = days.findLast(({ shortfall }) => shortfall !== null)?.shortfall;
  if (first === undefined || last === undefined || last === null) return null;
  return i18n._('paymentCalendar.limit.from', {
    day: formatDay(i18n, first.day),
    debits: formatPaiseInRupees(last.debitsInPaise),
    limit: formatPaiseInRupees(last.limitInPaise),
  });
}

function formatLists(i18n: I18n, missing: readonly PaymentSource[]): string {
  const names = missing.map((source) => i18n._(`paymentCalendar.missing.${source}`));
  const last = names.at(-1) ?? '';
  return names.length < 2
    ? last
    : i18n._('paymentCalendar.missing.and', { first: names.slice(0, -1).join(', '), last });
}
