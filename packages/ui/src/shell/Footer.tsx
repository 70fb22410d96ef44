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
}

export function Footer({ company, helpdeskUrl }: FooterProps) {
  return (
    <Base>
      <Inner>
        <Disclaimer>
          {company} collects your orders and passes them on to a stock exchange’s mutual fund platform. It is not liable
          for non-execution or wrong execution of orders. Mutual fund investments are subject to market risks; read all
          scheme related documents carefully.
        </Disclaimer>
        <Links className="links">
          <li>
            <AppLink to="/terms-condition">Terms</AppLink>
          </li>
          <li>
            <AppLink to="/privacy-policy">Privacy Policy</AppLink>
          </li>
          <li>
            <a href={helpdeskUrl} target="_blank" rel="noopener">
              Helpdesk
            </a>
          </li>
        </Links>
        <p>© {company}. All rights reserved.</p>
      </Inner>
    </Base>
  );
}
