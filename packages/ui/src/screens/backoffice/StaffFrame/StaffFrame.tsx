import type { StaffMember } from '@folioflow/flows/backoffice';
import { shell } from '@folioflow/flows/words/shell';
import { staff } from '@folioflow/flows/words/staff';
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
import { Mark } from '../../../shell/Logo.tsx';

/* A desk is wide, and a table of clients takes all of it. */
const Wide = styled(Frame)`
  --width-page: 112rem;

  /* On a phone the bar may take two lines. It does not stay: it would cover what has the focus. */
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

/* On a phone it stands closer, and what has no room in one line takes another. */
const Line = styled(BarInner)`
  @media (max-width: 47.99rem) {
    flex-wrap: wrap;
    justify-content: end;
    column-gap: var(--space-8);
    row-gap: 0;
  }
`;

const Home = styled(AppLink)`
  ${HomeLink}
  gap: var(--space-12);
  flex: none;
  margin-inline-end: auto;
  color: var(--ink);
  font-weight: var(--weight-heading);
`;

/* On a phone the address gives way: the role and the way out stay. */
const Who = styled.div`
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

/* On a phone the drawing says it, and the name stays for whoever listens. */
const SignOut = styled.span`
  flex: none;

  @media (max-width: 47.99rem) {
    [data-label] {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
    }
  }
`;

const toneOf = { operator: 'info', viewer: 'neutral', none: 'warn' } as const;

export interface StaffFrameProps {
  /** Null before sign-in. */
  member: StaffMember | null;
  onSignOut: () => void;
  /** Where one chooses light or dark. */
  theme?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the back-office: who is signed in and as what, and the way out. */
export function StaffFrame({ member, onSignOut, theme, children }: StaffFrameProps) {
  return (
    <HeadingFocus>
      <Wide>
        <Skip href="#content">{shell.skip}</Skip>
        <Bar>
          <Line>
            <Home to="/clientList" aria-label={staff.home}>
              <Mark size={28} />
              <span>{staff.product}</span>
            </Home>
            {member !== null && (
              <Who>
                <VisuallyHidden>{staff['frame.signedInAs']}</VisuallyHidden>
                <span data-email>{member.email}</span>
                <Tag tone={toneOf[member.role]}>{staff[`role.${member.role}`]}</Tag>
              </Who>
            )}
            {theme}
            {member !== null && (
              <SignOut>
                <Button variant="quiet" onClick={onSignOut}>
                  <Icon of={LogOut} />
                  <span data-label>{staff['frame.signOut']}</span>
                </Button>
              </SignOut>
            )}
          </Line>
        </Bar>
        <Content id="content" tabIndex={-1}>
          {children}
        </Content>
      </Wide>
    </HeadingFocus>
  );
}
