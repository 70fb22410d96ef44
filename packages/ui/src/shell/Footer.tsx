import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../primitives/Link/LinkProvider.tsx';
import { COMPLAINT_PORTALS, useBrand } from './brand.ts';

const Base = styled.footer`
  margin-top: auto;
  border-top: 1px solid var(--line);
  color: var(--muted);
  font-size: var(--type-12);
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  overflow-wrap: anywhere;
  max-width: calc(var(--width-page) + 2 * var(--space-24));
  margin-inline: auto;
  padding: var(--space-16) var(--space-16) var(--space-24);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-8) var(--space-48);
    padding: var(--space-24) var(--space-24) var(--space-32);

    > :not(.links) {
      grid-column: 1;
    }

    > .links {
      grid-area: 1 / 2;
    }
  }
`;

const Disclaimer = styled.p`
  max-width: 44rem;

  > strong {
    color: var(--text);
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-24);
  margin-block: calc(-1 * var(--space-8));
  font-size: var(--type-14);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control);
    color: var(--text);
    text-decoration: none;
    font-weight: var(--weight-label);
  }

  a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-24);
  font-size: var(--type-14);
`;

export interface FooterProps {
  /** The distributor's name, from configuration (ON-009). */
  company: string;
  /** The external support portal, from configuration (ON-007). */
  helpdeskUrl: string;
  /** Controls for language and theme, where the header has no menu. */
  switches?: ReactNode;
}

export function Footer({ company, helpdeskUrl, switches }: FooterProps) {
  const { i18n } = useLingui();
  const { arn, euin, grievanceOfficer } = useBrand();
  return (
    <Base>
      <Inner>
        <Disclaimer data-legal="disclaimer">
          <strong>{i18n._('shell.warning')}</strong> {i18n._('shell.disclaimer', { company })}
        </Disclaimer>
        <Links className="links">
          <li>
            <AppLink to="/terms-condition">{i18n._('shell.terms')}</AppLink>
          </li>
          <li>
            <AppLink to="/privacy-policy">{i18n._('shell.privacy')}</AppLink>
          </li>
          <li>
            <a href={helpdeskUrl} target="_blank" rel="noopener">
              {i18n._('shell.helpdesk')}
            </a>
          </li>
        </Links>
        {arn !== undefined && <p>{i18n._('shell.distributor', { company, arn, euin })}</p>}
        {grievanceOfficer !== undefined && (
          <p>{i18n._('shell.grievances', { officer: grievanceOfficer, ...COMPLAINT_PORTALS })}</p>
        )}
        <p>{i18n._('shell.rights', { company })}</p>
        {switches !== undefined && <Switches>{switches}</Switches>}
      </Inner>
    </Base>
  );
}
