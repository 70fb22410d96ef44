import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../primitives/Link/LinkProvider.tsx';

const Base = styled.footer`
  margin-top: auto;
  border-top: 1px solid var(--line);
  color: var(--muted);
  font-size: var(--type-14);
`;

const Inner = styled.div`
  display: grid;
  gap: var(--space-16);
  max-width: calc(var(--width-page) + 2 * var(--space-24));
  margin-inline: auto;
  padding: var(--space-24) var(--space-16) var(--space-32);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-16) var(--space-48);
    padding-inline: var(--space-24);
  }
`;

const Disclaimer = styled.p`
  max-width: 44rem;
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-24);
  margin-block: calc(-1 * var(--space-8));

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

export interface FooterProps {
  /** The distributor's name, from configuration (ON-009). */
  company: string;
  /** The external support portal, from configuration (ON-007). */
  helpdeskUrl: string;
  /** Control for the language. */
  language?: ReactNode;
}

export function Footer({ company, helpdeskUrl, language }: FooterProps) {
  const { i18n } = useLingui();
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
          {language !== undefined && <li>{language}</li>}
        </Links>
        <p>{i18n._('shell.rights', { company })}</p>
      </Inner>
    </Base>
  );
}
