import { useLingui } from '@lingui/react';
import type { MandateDayRemark, SipProblem } from '@folioflow/flows';
import { styled } from 'styled-components';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

const ProblemText = styled.div`
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--warn-soft);
  color: var(--ink);
`;

const ignoreChange = () => undefined;

/**
 * The exchange's remark on the day, and the reason that nothing can be placed; the server alone sets the flag (DO-320,
 * DO-321).
 */
export function SipRemark({ remark, problem }: { remark: MandateDayRemark; problem: SipProblem | null }) {
  const { i18n } = useLingui();
  if (remark.text === '' && problem === null && !remark.isFirstOrderToday) return null;
  return (
    <Stack gap={12}>
      {remark.text !== '' && <ServerText text={remark.text} />}
      {(remark.text !== '' || remark.isFirstOrderToday) && (
        <Checkbox checked={remark.isFirstOrderToday} disabled onCheckedChange={ignoreChange}>
          {i18n._('sip.day.first')}
        </Checkbox>
      )}
      {problem === 'dateBlocked' && <ProblemText>{i18n._('sip.problem.dateBlocked')}</ProblemText>}
      {problem === 'noPrimaryAccount' && (
        <ProblemText>
          <span>{i18n._('checkout.order.noPrimaryAccount')}</span>{' '}
          <TextLink to="/bankAccountList">{i18n._('checkout.order.noPrimaryAccount.link')}</TextLink>
        </ProblemText>
      )}
    </Stack>
  );
}
