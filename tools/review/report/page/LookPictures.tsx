import { styled } from 'styled-components';
import { Segments } from '../../../../packages/ui/src/primitives/Segments/Segments.tsx';
import { Tabs } from '../../../../packages/ui/src/primitives/Tabs/Tabs.tsx';
import type { PictureResult } from '../../results.ts';
import { PictureSlider } from './PictureSlider.tsx';
import { formatRatio, lookOf } from './texts.ts';

export const VIEWS = ['side', 'slider', 'difference'] as const;
export type View = (typeof VIEWS)[number];

const viewTexts: Readonly<Record<View, string>> = { side: 'Side by side', slider: 'Slider', difference: 'Difference' };

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), max-content));
  gap: var(--space-16);
  align-items: start;

  &[data-wide] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  }

  > figure {
    display: grid;
    gap: var(--space-4);
    min-width: 0;
  }

  figcaption {
    color: var(--muted);
    font-size: var(--type-14);
    font-weight: var(--weight-label);
  }

  a {
    display: block;
    width: fit-content;
    max-width: 100%;
    border: 1px solid var(--line-strong);
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  margin-bottom: var(--space-16);
  color: var(--muted);
  font-size: var(--type-14);
`;

type Kind = 'before' | 'after' | 'difference';

const kindTexts: Readonly<Record<Kind, string>> = { before: 'Before', after: 'After', difference: 'Difference' };

interface LookProps {
  readonly picture: PictureResult;
  /** Address of the folder of the run. */
  readonly folder: string;
}

function FullPicture({ picture, folder, kind }: LookProps & { readonly kind: Kind }) {
  const file = picture[kind];
  if (file === null) return null;
  const address = folder + encodeURI(file);
  return (
    <figure>
      <figcaption>{kindTexts[kind]}</figcaption>
      <a href={address} target="_blank" rel="noreferrer">
        <img
          src={address}
          alt={`${kindTexts[kind]}, ${lookOf(picture)}. Open in full size`}
          loading="lazy"
          decoding="async"
        />
      </a>
    </figure>
  );
}

function ShownPictures({ picture, folder, view }: LookProps & { readonly view: View }) {
  const { before, after, difference, width } = picture;
  if (view === 'slider' && before !== null && after !== null)
    return (
      <PictureSlider before={folder + encodeURI(before)} after={folder + encodeURI(after)} look={lookOf(picture)} />
    );
  const kinds: readonly Kind[] =
    view === 'difference' && difference !== null ? ['difference'] : ['before', 'after', 'difference'];
  return (
    <Pair data-wide={width === 1280 || undefined}>
      {kinds.map((kind) => (
        <FullPicture key={kind} picture={picture} folder={folder} kind={kind} />
      ))}
    </Pair>
  );
}

const describePicture = ({ before, after, changedPixels, changedRatio }: PictureResult) => {
  if (before === null) return 'There is no picture before the change.';
  if (after === null) return 'There is no picture after the change.';
  if (changedPixels === 0) return 'Both pictures are equal.';
  return `${changedPixels.toLocaleString('en-IN')} pixels differ, ${formatRatio(changedRatio)} of the picture.`;
};

const labelOf = (picture: PictureResult) =>
  picture.changedPixels === 0 ? lookOf(picture) : `${lookOf(picture)} · ${formatRatio(picture.changedRatio)}`;

/** Looks by number: 1 to 4 of the keys. */
export const lookAt = (pictures: readonly PictureResult[], look: string): PictureResult | undefined =>
  pictures.find((picture) => lookOf(picture) === look) ?? pictures[0];

interface LookPicturesProps {
  readonly pictures: readonly PictureResult[];
  readonly folder: string;
  /** Width and theme of the shown pictures. */
  readonly look: string;
  readonly onLook: (look: string) => void;
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** The pictures of a story: a tab for each width and theme. Only the shown ones are loaded. */
export function LookPictures({ pictures, folder, look, onLook, view, onView }: LookPicturesProps) {
  const shown = lookAt(pictures, look);
  if (shown === undefined) return null;
  const isComparable = shown.before !== null && shown.after !== null;
  return (
    <Tabs
      label="Width and theme"
      value={lookOf(shown)}
      onValueChange={onLook}
      items={pictures.map((picture) => ({
        value: lookOf(picture),
        label: labelOf(picture),
        content: (
          <>
            <Tools>
              {isComparable && (
                <Segments
                  label="View"
                  items={VIEWS.map((value) => ({
                    value,
                    label: viewTexts[value],
                    disabled: value === 'difference' && picture.difference === null,
                  }))}
                  value={view === 'difference' && picture.difference === null ? 'side' : view}
                  onValueChange={onView}
                />
              )}
              <p>{describePicture(picture)}</p>
            </Tools>
            <ShownPictures picture={picture} folder={folder} view={view} />
          </>
        ),
      }))}
    />
  );
}
