import { styled } from 'styled-components';
import type { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: 1px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--line);
  overflow: clip;

  > * {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    min-height: var(--control);
    padding: var(--space-8) var(--space-12);
    border: 0;
    background: var(--card);
    color: var(--ink);
    font-size: var(--type-14);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  > :hover {
    background-image: linear-gradient(var(--wash), var(--wash));
  }

  > :focus-visible {
    outline-offset: -2px;
  }

  > [data-tone='danger'] {
    color: var(--loss);
  }

  svg {
    flex: none;
    color: var(--muted);
  }

  [data-tone='danger'] > svg {
    color: inherit;
  }
`;

interface OrderActionGridProps {
  /** Names the group for assistive technology. */
  label: string;
  items: readonly MenuItem[];
}

/** All actions on an order, two in a line. */
export const OrderActionGrid = ({ label, items }: OrderActionGridProps) => (
  <Grid role="group" aria-label={label}>
    {items.map((item) =>
      'to' in item ? (
        <AppLink
          key={item.label}
          to={item.to}
          {...(item.newTab === undefined ? {} : { target: '_blank', rel: 'noopener' })}
        >
          {item.icon}
          {item.label}
          {item.newTab !== undefined && <VisuallyHidden>({item.newTab})</VisuallyHidden>}
        </AppLink>
      ) : (
        <button key={item.label} type="button" data-tone={item.tone} disabled={item.disabled} onClick={item.onSelect}>
          {item.icon}
          {item.label}
        </button>
      ),
    )}
  </Grid>
);
