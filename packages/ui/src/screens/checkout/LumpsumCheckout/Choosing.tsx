import { useLingui } from '@lingui/react';
import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { styled } from 'styled-components';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { NomineeChoice } from '../../../parts/nominee/NomineeChoice/NomineeChoice.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { loadCodeStep, loadReviewStep } from './load-steps.ts';

const ProblemText = styled.p`
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--warn-soft);
  color: var(--ink);
`;

interface NomineeStepProps {
  view: Extract<LumpsumCheckoutView, { screen: 'choosing' }>;
  remote: Remote<typeof lumpsumCheckoutFlow>;
  imageStore: ImageStore;
}

/** The choice of the nominee, before the review (DO-268). */
export function NomineeStep({ view, remote, imageStore }: NomineeStepProps) {
  const { i18n } = useLingui();
  usePrefetch(view.canReview, loadReviewStep, loadCodeStep);
  return (
    <Stack gap={32}>
      {view.nominee && (
        <NomineeChoice view={view.nominee} remote={remote.child('nomineeChoice')} imageStore={imageStore} />
      )}
      {view.problem !== null && (
        <ProblemText>
          <span>{i18n._('checkout.order.noPrimaryAccount')}</span>{' '}
          <TextLink to="/bankAccountList">{i18n._('checkout.order.noPrimaryAccount.link')}</TextLink>
        </ProblemText>
      )}
      <FormFoot>
        <Button wide disabled={!view.canReview} onClick={() => remote.send({ type: 'review.requested' })}>
          {i18n._('checkout.review.go')}
        </Button>
      </FormFoot>
    </Stack>
  );
}
