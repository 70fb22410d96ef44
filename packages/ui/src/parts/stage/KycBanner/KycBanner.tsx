import { useLingui } from '@lingui/react';
import { kycStepRouteOf } from '@folioflow/flows';
import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { formatKycProgress, kycStepLabel } from './format-kyc-progress.ts';
import { BANNER_HEIGHT } from './KycBannerSpace.tsx';
import type { KycCheck } from './kyc-check.ts';

export type { KycCheck } from './kyc-check.ts';

/* The longest texts reserve the space also where they need more lines, such as with large text. */
const Line = styled.div`
  display: grid;
  min-height: ${BANNER_HEIGHT};
  padding: var(--space-8) var(--gutter);
  border-radius: var(--radius-control);
  background: var(--accent-soft);
  color: var(--ink);
  font-size: var(--type-14);

  > p,
  &::before,
  &::after {
    grid-area: 1 / 1;
    align-self: center;
  }

  &::before {
    content: attr(data-due);
    visibility: hidden;
  }

  &::after {
    content: attr(data-submitted);
    visibility: hidden;
  }

  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }

  &[aria-busy] {
    outline: 0;
    background: none;
  }
`;

/**
 * One sentence about a KYC that is not approved yet, and one link to the next step. While it is checked, the space is
 * reserved and nothing is shown.
 */
export function KycBanner({ progress }: Pick<KycCheck, 'progress'>) {
  const { i18n } = useLingui();
  const isChecking = progress === 'checking';
  return (
    <Line
      role="status"
      aria-busy={isChecking || undefined}
      data-due={`${formatKycProgress(i18n, { kind: 'due', stage: 'personal' })} ${i18n._('kycProgress.due.continue')}`}
      data-submitted={`${i18n._('kycProgress.submitted')} ${i18n._('kycProgress.submitted.open')}`}
    >
      {!isChecking && (
        <p>
          <KycSentence progress={progress} />
        </p>
      )}
    </Line>
  );
}

function KycSentence({ progress }: { progress: Exclude<KycCheck['progress'], 'checking'> }) {
  const { i18n } = useLingui();
  if (progress === 'unchecked')
    return (
      <>
        <span>{i18n._('kycProgress.unchecked')}</span>{' '}
        <TextLink to="/accounts">{i18n._('kycProgress.unchecked.open')}</TextLink>
      </>
    );
  if (progress.kind === 'approved') return formatKycProgress(i18n, progress);
  return (
    <>
      <span>{formatKycProgress(i18n, progress)}</span>{' '}
      <TextLink to={`/${kycStepRouteOf(progress)}`}>{kycStepLabel(i18n, progress)}</TextLink>
    </>
  );
}
