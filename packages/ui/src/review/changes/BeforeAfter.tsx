import { Side, Sides } from './changes-look.ts';

interface BeforeAfterProps {
  before: readonly string[];
  after: readonly string[];
}

/** Removed texts beside added ones. The headings say which is which, besides the colours. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  return (
    <Sides>
      <Side data-tone="loss">
        <small>Before</small>
        {before.length === 0 ? 'none' : before.map((text) => <del key={text}>{text}</del>)}
      </Side>
      <Side data-tone="gain">
        <small>After</small>
        {after.length === 0 ? 'none' : after.map((text) => <ins key={text}>{text}</ins>)}
      </Side>
    </Sides>
  );
}
