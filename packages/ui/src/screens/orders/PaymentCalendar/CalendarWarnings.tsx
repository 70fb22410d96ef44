import { formatMessage, type Notice, type PaymentPlan, type PaymentSource } from '@folioflow/flows';
import { paymentCalendar as words } from '@folioflow/flows/words/payment-calendar';
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
  const limit = formatLimitWarning(plan);
  if (missing.length === 0 && plan.mandateCover !== 'missing' && limit === null) return null;
  return (
    <Stack gap={8}>
      {missing.length > 0 && (
        <InfoLine tone="warn">
          <Stack gap={8} align="start">
            <span role={notice === null ? 'status' : undefined}>
              <span>{formatMessage(words.missing, { lists: formatLists(missing) })}</span>{' '}
              {notice !== null && <NoticeText notice={notice} />}
              {plan.mandateCover === 'unknown' && ` ${words['mandate.unknown']}`}
            </span>
            <Button variant="secondary" size="small" busy={isBusy} onClick={onReload}>
              {words.retry}
            </Button>
          </Stack>
        </InfoLine>
      )}
      {plan.mandateCover === 'missing' && <MandateWarning text={words['mandate.missing']} />}
      {limit !== null && <MandateWarning text={limit} />}
    </Stack>
  );
}

const MandateWarning = ({ text }: { text: string }) => (
  <InfoLine tone="warn">
    <span>{text}</span> <TextLink to="/mandateList">{words['mandate.open']}</TextLink>
  </InfoLine>
);

function formatLimitWarning({ months }: PaymentPlan): string | null {
  const days = months.flatMap((month) => month.days);
  const first = days.find(({ shortfall }) => shortfall !== null);
  const last = days.findLast(({ shortfall }) => shortfall !== null)?.shortfall;
  if (first === undefined || last === undefined || last === null) return null;
  return formatMessage(words['limit.from'], {
    day: formatDay(first.day),
    debits: formatPaiseInRupees(last.debitsInPaise),
    limit: formatPaiseInRupees(last.limitInPaise),
  });
}

function formatLists(missing: readonly PaymentSource[]): string {
  const names = missing.map((source) => words[`missing.${source}`]);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : formatMessage(words['missing.and'], { first: names.slice(0, -1).join(', '), last });
}
