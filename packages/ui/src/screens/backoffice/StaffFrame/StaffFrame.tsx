import { useLingui } from '@lingui/react';
import type { StaffMember } from '@folioflow/flows/backoffice';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';
import { HeadingFocus } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Bar, BarInner, Content, Frame, HomeLink, Skip } from '../../../shell/frame.ts';
import { useBrand } from '../../../shell/brand.ts';
import { LogoMark } from '../../../shell/Logo.tsx';

/* The table of clients uses the full width of a wide screen. */
const WideFrame = styled(Frame)`
  --width-page: 112rem;

  @media print {
    > header,
    > footer,
    > a {
      display: none;
    }
  }
`;

const Home = styled(AppLink)`
  ${HomeLink}
  gap: var(--space-12);
  flex: none;
  margin-inline-end: auto;
  color: var(--ink);
  font-weight: var(--weight-heading);

  > :is(svg, img) {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

/* On a phone the address is read out; the role and the sign-out are visible. */
const SignedInMember = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-width: 0;

  > [data-email] {
    min-width: 0;
    overflow: hidden;
    color: var(--muted);
    font-size: var(--type-14);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > :last-child {
    flex: none;
  }

  @media (max-width: 47.99rem) {
    flex: none;

    > [data-email] {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
    }
  }
`;

/* Its padding ends at the edge of the page's content. */
const SignOut = styled.span`
  flex: none;
  margin-inline-end: calc(-1 * var(--space-12));
  white-space: nowrap;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 0 var(--space-24);
  max-width: calc(var(--width-page) + 2 * var(--space-24));
  width: 100%;
  margin-inline: auto;
  padding: var(--space-8) var(--space-16);

  @media (min-width: 48rem) {
    padding-inline: var(--space-24);
  }
`;

const toneByRole = { operator: 'info', viewer: 'neutral', none: 'warn' } as const;

export interface StaffFrameProps {
  /** Null before sign-in. */
  member: StaffMember | null;
  onSignOut: () => void;
  /** Controls for language and theme. */
  switches?: ReactNode;
  children: ReactNode;
}

/** The frame of all pages of the back-office: user, role and sign-out. */
export function StaffFrame({ member, onSignOut, switches, children }: StaffFrameProps) {
  const { i18n } = useLingui();
  const { product } = useBrand();
  return (
    <HeadingFocus>
      <WideFrame>
        <Skip href="#content">{i18n._('shell.skip')}</Skip>
        <Bar data-edge="top">
          <BarInner>
            <Home to="/clientList" aria-label={i18n._('staff.home', { product })}>
              <LogoMark size={28} />
              <span>{i18n._('staff.product')}</span>
            </Home>
            {member !== null && (
              <SignedInMember>
                <VisuallyHidden>{i18n._('staff.frame.signedInAs')}</VisuallyHidden>
                <span data-email>{member.email}</span>
                <Tag tone={toneByRole[member.role]}>{i18n._(`staff.role.${member.role}`)}</Tag>
              </SignedInMember>
            )}
            {member !== null && (
              <SignOut>
                <Button variant="quiet" size="small" onClick={onSignOut}>
                  {i18n._('staff.frame.signOut')}
                </Button>
              </SignOut>
            )}
          </BarInner>
        </Bar>
        <Content id="content" tabIndex={-1}>
          {children}
        </Content>
        {switches !== undefined && <Foot>{switches}</Foot>}
      </WideFrame>
    </HeadingFocus>
  );
}
