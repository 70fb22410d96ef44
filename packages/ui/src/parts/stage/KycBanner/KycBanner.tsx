import { kycStepRouteOf } from '@folioflow/flows';
import { kycProgress as words } from '@folioflow/flows/words/kyc-progress';
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

const longest = formatKycProgress({ kind: 'due', stage: 'personal' });

/**
 * One sentence about a KYC that is not approved yet, and one link to the next step. While it is checked, the space is
 * reserved and nothing is shown.
 */
export function KycBanner({ progress }: Pick<KycCheck, 'progress'>) {
  const isChecking = progress === 'checking';
  return (
    <Line
      role="status"
      aria-busy={isChecking || undefined}
      data-due={`${longest} ${words['due.continue']}`}
      data-submitted={`${words.submitted} ${words['submitted.open']}`}
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
  if (progress === 'unchecked')
    return (
      <>
        <span>{words.unchecked}</span> <TextLink to="/accounts">{words['unchecked.open']}</TextLink>
      </>
    );
  if (progress.kind === 'approved') return formatKycProgress(progress);
  return (
    <>
      <span>{formatKycProgress(progress)}</span>{' '}
      <TextLink to={`/${kycStepRouteOf(progress)}`}>{kycStepLabel(progress)}</TextLink>
    </>
  );
}
