import { CircleAlert, CircleCheck, CircleX, type IconNode } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';

/** An effect of an action: it ends something, leaves something as it is, or needs attention. */
export interface Consequence {
  readonly kind: 'ends' | 'stays' | 'attention';
  readonly text: string;
}

const icons = { ends: CircleX, stays: CircleCheck, attention: CircleAlert } as const satisfies Record<
  Consequence['kind'],
  IconNode
>;

const Lines = styled.ul`
  display: grid;
  gap: var(--space-12);

  > li {
    display: flex;
    gap: var(--space-12);
    overflow-wrap: anywhere;
  }

  > li > svg {
    flex: none;
    margin-top: 2px;
    color: var(--muted);
  }

  > [data-kind='ends'] > svg {
    color: var(--loss);
  }

  > [data-kind='stays'] > svg {
    color: var(--gain);
  }
`;

/** The consequences of an action, shown before its confirmation. */
export const Consequences = ({ of }: { of: readonly Consequence[] }) => (
  <Lines role="list">
    {of.map(({ kind, text }) => (
      <li key={kind} data-kind={kind}>
        <Icon of={icons[kind]} />
        <span>{text}</span>
      </li>
    ))}
  </Lines>
);
