import { useLingui } from '@lingui/react';
import type { TransferSource } from '@folioflow/flows';
import { useId } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';

/** The transferred order with its cost and its value (DO-230 to DO-234). */
export function SourcePanel({ source }: { source: TransferSource }) {
  const { i18n } = useLingui();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap={12}>
        <Stack gap={4}>
          <small>{i18n._('transfer.source')}</small>
          <h2 id={titleId} lang="en" translate="no">
            {source.schemeName}
          </h2>
        </Stack>
        <DataList
          pairs={[
            { term: i18n._('transfer.invested'), value: <Money value={source.invested} /> },
            { term: i18n._('transfer.worth'), value: <Money value={source.returns} /> },
            {
              term: i18n._('transfer.difference'),
              value: (
                <Row gap={8} justify="end">
                  <Gain value={source.difference} unit="rupees" />
                  <Gain value={source.percent} />
                </Row>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
