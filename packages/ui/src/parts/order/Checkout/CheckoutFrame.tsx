import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { HeaderEnd } from '../../../primitives/PageHeading/HeaderEnd.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';
import { OrderedScheme, type OrderedSchemeProps } from './OrderedScheme.tsx';
import { useIsWide } from './use-is-wide.ts';

/* The title and the step in one line, in the columns of the page. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-16);
  padding-bottom: var(--space-12);

  &:empty {
    display: none;
  }

  > span {
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 35rem) 20rem;
    gap: var(--space-24) var(--space-32);
    justify-content: center;

    > ${Head} {
      grid-column: 1;
      padding-bottom: 0;
    }

    > :last-child {
      grid-column: 1;
    }

    > aside {
      position: sticky;
      top: calc(var(--top-bar) + var(--space-24));
      grid-column: 2;
      grid-row: 2;
    }
  }
`;

/* Name and amount stay below the header. */
const Strip = styled.aside`
  position: sticky;
  top: var(--below-top-bar);
  z-index: 9;
  margin-inline: calc(-1 * var(--space-16));
  padding: var(--space-8) var(--space-16);
  margin-bottom: -1px;
  border-block: 1px solid var(--line);
  background: var(--card);

  /* With the title in the header, it adjoins the header. */
  ${Head}:empty + & {
    margin-top: calc(-1 * var(--space-12));
  }

  @media (max-height: 20rem) {
    position: static;
  }
`;

/* On a wide screen the button is as wide as its text asks for. */
const Parts = styled(Stack)`
  @media (min-width: 48rem) {
    && {
      gap: var(--space-16);
    }

    > [data-foot] > button:first-child {
      flex: 0 0 15rem;
      margin-inline-end: auto;
    }
  }
`;

interface CheckoutFrameProps {
  title: string;
  /** Id of the step; a change moves the focus to the title. */
  place: string;
  /** The step in words, such as "1 of 2"; undefined on a page of one step. */
  position?: string | undefined;
  order: Omit<OrderedSchemeProps, 'isWide'>;
  /** Facts of the order beside the steps on a wide screen. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Title and order of a checkout; they do not move when the step changes. */
export function CheckoutFrame({ title, place, position, order, aside, children }: CheckoutFrameProps) {
  const { i18n } = useLingui();
  const isWide = useIsWide();
  const label = i18n._('checkout.summary.title');
  return (
    <Page dense>
      <Columns>
        <Head>
          <PageHeading step={place}>{title}</PageHeading>
          {position !== undefined && (
            <HeaderEnd>
              <span>{position}</span>
            </HeaderEnd>
          )}
        </Head>
        {isWide ? (
          <Card as="aside" aria-label={label}>
            <Stack gap={12}>
              <OrderedScheme {...order} isWide />
              {aside}
            </Stack>
          </Card>
        ) : (
          <Strip aria-label={label}>
            <OrderedScheme {...order} isWide={false} />
          </Strip>
        )}
        <Parts gap={8}>{children}</Parts>
      </Columns>
    </Page>
  );
}
