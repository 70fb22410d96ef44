import { useLingui } from '@lingui/react';
import type { InvestPanelEvent, InvestPanelView } from '@folioflow/flows';
import { TriangleAlert } from 'lucide';
import { type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';

const BannerFrame = styled.div`
  display: flex;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--warn-soft);
  color: var(--ink);
  font-size: var(--type-14);
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    color: var(--warn);
  }
`;

const LinkLikeButton = styled.button`
  display: inline;
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: none;
  color: var(--accent);
  font: inherit;
  font-weight: var(--weight-label);
  text-decoration: underline;
  cursor: pointer;

  &[aria-disabled] {
    color: var(--muted);
    cursor: progress;
  }
`;

const SendingStatus = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  margin-top: var(--space-8);
`;

type OpenPanelView = Exclude<InvestPanelView, { screen: 'left' }>;

export interface InvestBannerProps {
  view: OpenPanelView;
  remote: { send: (event: InvestPanelEvent) => void };
  /** Cancels while the codes are being sent. */
  onCancel: () => void;
}

/** The reason that no order can be placed, and the next step (DO-142 to DO-145). */
export function InvestBanner({ view, remote, onCancel }: InvestBannerProps) {
  const { i18n } = useLingui();
  const { banner } = view;
  if (banner === null) return null;
  return (
    <BannerFrame role="status">
      <Icon of={TriangleAlert} />
      <div>
        <ServerText text={banner.text === '' ? i18n._(`invest.banner.${banner.kind}`) : banner.text} />{' '}
        <BannerLink banner={banner} canFollow={view.canFollow} remote={remote} />
        {view.codes?.screen === 'sending' && (
          <SendingStatus>
            <Spinner />
            <span>{i18n._('invest.nominee.sending')}</span>
            {view.codes.canAbandon && (
              <LinkLikeButton type="button" onClick={onCancel}>
                {i18n._('invest.nominee.cancel')}
              </LinkLikeButton>
            )}
          </SendingStatus>
        )}
      </div>
    </BannerFrame>
  );
}

type BannerTarget = NonNullable<NonNullable<OpenPanelView['banner']>['link']>;

/** Pages of the stages of KYC. */
const kycPages: ReadonlySet<string> = new Set([
  'panVerification',
  'aadhaarVerification',
  'bankVerification',
  'personalVerification',
  'esignkycVerification',
]);

function reasonOf(link: BannerTarget): 'nominee' | 'kyc' | 'notAllowed' {
  if (link.kind === 'verifyNominee') return 'nominee';
  return kycPages.has(link.to) ? 'kyc' : 'notAllowed';
}

interface BannerLinkProps extends Pick<InvestBannerProps, 'remote'> {
  banner: NonNullable<InvestBannerProps['view']['banner']>;
  canFollow: boolean;
}

/** A link to another page, or a button that looks like a link for an action on this page. */
function BannerLink({ banner: { kind, link }, canFollow, remote }: BannerLinkProps) {
  const { i18n } = useLingui();
  if (link === null) return null;
  const reason = kind === 'pending' ? kind : reasonOf(link);
  const label = i18n._(`invest.bannerLink.${reason}`);
  if (link.kind === 'verifyNominee') {
    return (
      <LinkLikeButton
        type="button"
        aria-disabled={!canFollow || undefined}
        onClick={() => remote.send({ type: 'banner.followed' })}
      >
        {label}
      </LinkLikeButton>
    );
  }
  const followBanner = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    remote.send({ type: 'banner.followed' });
  };
  return (
    <TextLink to={`/${link.to}/`} onClick={followBanner}>
      {label}
    </TextLink>
  );
}
