import { Unstyled } from '@storybook/addon-docs/blocks';
import * as testing from '@folioflow/flows/testing';
import { Grid, Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import { LinkProvider } from '../../../ui/src/primitives/Link/LinkProvider.tsx';
import { TextLink } from '../../../ui/src/primitives/Link/TextLink.tsx';
import { exportedUnits } from '../../../ui/src/testing/story-match.ts';
import { pagesByArea, spacedNameOf } from './flow-pages.ts';
import { ReviewLink } from './ReviewLink.tsx';

const areas = pagesByArea(exportedUnits(testing).map(({ unit }) => unit));

/** Every flow with stories, by area, with a link to its page. */
export function FlowIndex() {
  return (
    <Unstyled>
      <LinkProvider link={ReviewLink}>
        <Grid columns={3} gap={32}>
          {areas.map(([area, pages]) => (
            <Stack key={area} gap={8}>
              <h3>{area}</h3>
              {pages.map(({ unit, path }) => (
                <TextLink key={unit} to={path}>
                  {spacedNameOf(unit)}
                </TextLink>
              ))}
            </Stack>
          ))}
        </Grid>
      </LinkProvider>
    </Unstyled>
  );
}
