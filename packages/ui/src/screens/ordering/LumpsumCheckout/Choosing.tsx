import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { styled } from 'styled-components';
import { FormFoot } from '../../../parts/FormFoot/FormFoot.tsx';
import type { ImageDesk } from '../../../parts/ImageUpload/ImageUpload.tsx';
import { NomineeChoice } from '../../../parts/NomineeChoice/NomineeChoice.tsx';
import { NoticeLine } from '../../../parts/NoticeLine/NoticeLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';

const Problem = styled.p`
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--warn-soft);
  color: var(--ink);
`;

interface ChoosingProps {
  view: Extract<LumpsumCheckoutView, { screen: 'choosing' }>;
  remote: Remote<typeof lumpsumCheckoutFlow>;
  desk: ImageDesk;
}

/** Nominee and review: one button, which sends the code (DO-268, DO-269). */
export function Choosing({ view, remote, desk }: ChoosingProps) {
  return (
    <Stack gap={32}>
      {view.nominee && <NomineeChoice view={view.nominee} remote={remote.child('nomineeChoice')} desk={desk} />}
      <Stack gap={16}>
        {view.problem !== null && (
          <Problem>
            {ordering['order.noPrimaryAccount']}{' '}
            <TextLink to="/bankAccountList">{ordering['order.noPrimaryAccount.link']}</TextLink>
          </Problem>
        )}
        <NoticeLine notice={view.notice}>
          {view.notice?.kind === 'lostAnswer' && <TextLink to="/orderList">{ordering['order.checkList']}</TextLink>}
        </NoticeLine>
      </Stack>
      <FormFoot>
        <Button wide disabled={!view.canSubmit} onClick={() => remote.send({ type: 'order.submitted' })}>
          {ordering['order.create']}
        </Button>
      </FormFoot>
    </Stack>
  );
}
