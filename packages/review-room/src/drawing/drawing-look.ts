import { styled } from 'styled-components';
import { mono } from '../chart/mono.ts';

export const Sheet = styled.figure`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  margin: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  color: var(--text);

  &:fullscreen {
    border: 0;
    border-radius: 0;
  }

  @media print {
    display: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  min-height: 3rem;
  padding: var(--space-4) var(--space-8) var(--space-4) var(--space-16);
  border-bottom: 1px solid var(--line);
  font-size: var(--type-14);

  > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4) var(--space-8);
    margin-inline-end: auto;
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  [data-inner] {
    color: var(--muted);
  }
`;

export const Stage = styled.div`
  position: relative;
  height: clamp(18rem, 70vh, 46rem);
  overflow: auto;

  .folioflow-panel & {
    height: clamp(13rem, 22vh, 46rem);
  }

  background: var(--canvas);
  background-image: radial-gradient(var(--line) 1px, transparent 1px);
  background-size: 24px 24px;
  cursor: grab;
  touch-action: pan-x pan-y;

  :fullscreen > & {
    height: auto;
  }

  &[data-dragged] {
    cursor: grabbing;
    user-select: none;
  }
`;

export const Facts = styled.figcaption`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  min-height: 4.5rem;
  padding: var(--space-8) var(--space-16);
  border-top: 1px solid var(--line);
  font-size: var(--type-14);
  line-height: var(--leading-text);

  strong {
    color: var(--ink);
    font-weight: var(--weight-heading);
  }

  span {
    color: var(--muted);
  }
`;

export const RuleList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  padding: 0;
  margin: 0;
  list-style: none;

  code {
    color: var(--ink);
    font-family: ${mono};
    font-size: 0.8125rem;
  }

  a {
    color: var(--accent);
    white-space: nowrap;
  }
`;

/* Lines of transitions are above the boxes with inner states and below all others. */
export const Canvas = styled.svg`
  display: block;
  max-width: none;
  margin: auto;
  overflow: visible;
  font-family: ${mono};

  text {
    fill: var(--text);
    stroke: none;
  }

  [data-text='name'] {
    fill: var(--ink);
    font-family: var(--font);
    font-weight: var(--weight-heading);
  }

  [data-text='event'] {
    fill: var(--ink);
  }

  [data-text='note'] {
    fill: var(--muted);
  }

  [data-text='flow'],
  [data-text='call'] {
    fill: var(--info);
  }

  [data-shape='box'] {
    fill: var(--card);
    stroke: var(--line-strong);
  }

  [data-shape='around'] {
    fill: var(--sunken);
    stroke: var(--line-strong);
  }

  [data-shape='around'][data-depth='odd'] {
    fill: var(--canvas);
  }

  [data-shape='around'][data-region] {
    stroke-dasharray: 6 4;
  }

  [data-shape='end'] {
    fill: none;
    stroke: var(--line-strong);
  }

  [data-shape='call'] {
    fill: var(--info-soft);
    stroke: none;
  }

  [data-toggle] {
    cursor: pointer;
  }

  [data-shape='toggle'] {
    fill: var(--info);
    stroke: none;
  }

  [data-shape='mark'] {
    fill: none;
    stroke: var(--info);
    stroke-width: 1.5;
  }

  [data-toggle]:hover > [data-shape='toggle'] {
    stroke: var(--info);
    stroke-width: 1.5;
  }

  [data-shape='busy'] {
    fill: var(--warn);
    stroke: none;
  }

  [data-shape='line'] {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 1.25;
  }

  [data-shape='arrow'],
  [data-shape='start'] {
    fill: var(--muted);
    stroke: none;
  }

  [data-shape='label'] {
    fill: var(--card);
    stroke: var(--line);
  }

  [data-untaken] [data-shape='line'],
  [data-untaken] [data-shape='label'] {
    stroke-dasharray: 5 4;
  }

  [data-way] [data-shape='line'] {
    stroke: var(--accent);
    stroke-width: 2.5;
  }

  [data-way] [data-shape='arrow'],
  [data-shape='step'] {
    fill: var(--accent);
    stroke: none;
  }

  [data-way] [data-shape='label'] {
    stroke: var(--accent);
  }

  [data-text='step'] {
    fill: var(--on-accent);
    font-family: var(--font);
    font-weight: var(--weight-heading);
    text-anchor: middle;
  }

  [data-lit] > [data-shape] {
    stroke: var(--accent);
  }

  [data-lit='here'] > [data-shape='box'] {
    fill: var(--accent-soft);
    stroke-width: 2.5;
  }

  [data-shown] [data-shape='line'] {
    stroke: var(--ink);
    stroke-width: 2.5;
  }

  [data-shown] [data-shape='arrow'] {
    fill: var(--ink);
  }

  [data-part] {
    outline: none;
    text-decoration: none;
  }

  a[data-part] {
    cursor: pointer;
  }

  [data-part]:hover > [data-shape='box'],
  [data-part]:hover > [data-shape='label'] {
    stroke: var(--ink);
  }

  [data-part]:focus-visible > [data-shape='box'],
  [data-part]:focus-visible > [data-shape='around'],
  [data-part]:focus-visible > [data-shape='label'] {
    stroke: var(--accent);
    stroke-width: 3;
  }
`;

/** Space of a drawing while it is loading. */
export const Placeholder = styled.div`
  height: clamp(18rem, 70vh, 46rem);
  padding: var(--space-16);
  color: var(--muted);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--canvas);
`;
