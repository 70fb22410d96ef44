import { useLingui } from '@lingui/react';
import type { StaffMember } from '@folioflow/flows/backoffice';
import { LogOut } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
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

  /* On a phone the bar may take two lines. It is not sticky, because it would cover the focused element. */
  @media (max-width: 29.99rem) {
    > header {
      position: static;
    }
  }

  @media print {
    > header,
    > a {
      display: none;
    }
  }
`;

/* Closer on a phone, where content without space in one line wraps. */
const HeaderRow = styled(BarInner)`
  @media (max-width: 47.99rem) {
    flex-wrap: wrap;
    justify-content: end;
    gap: 0;
    padding-inline: var(--gutter);
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

/* On a phone the address is hidden; the role and the sign-out remain. */
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

/* On a phone only the icon is visible; the name remains for screen readers. */
const SignOutLabel = styled.span`
  flex: none;

  @media (max-width: 47.99rem) {
    > button {
      padding-inline: 0;
    }

    [data-label] {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
    }
  }
`;

const toneByRole = { operator: 'info', viewer: 'neutral', none: 'warn' } as const;

export interface StaffFrameProps {
  /** Null before sign-in. */
  member: StaffMember | null;
  onSignOut: () => void;
  /** The switch between light and dark. */
  theme?: ReactNode;
  children: ReactNode;
}

/** The frame of all pages of the back-office: user, role and sign-out. */
export function StaffFrame({ member, onSignOut, theme, children }: StaffFrameProps) {
  const { i18n } = useLingui();
  const { product } = useBrand();
  return (
    <HeadingFocus>
      <WideFrame>
        <Skip href="#content">{i18n._('shell.skip')}</Skip>
        <Bar>
          <HeaderRow>
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
            {theme}
            {member !== null && (
              <SignOutLabel>
                <Button variant="quiet" onClick={onSignOut}>
                  <Icon of={LogOut} />
                  <span data-label>{i18n._('staff.frame.signOut')}</span>
                </Button>
              </SignOutLabel>
            )}
          </HeaderRow>
        </Bar>
        <Content id="content" tabIndex={-1}>
          {children}
        </Content>
      </WideFrame>
    </HeadingFocus>
  );
}
