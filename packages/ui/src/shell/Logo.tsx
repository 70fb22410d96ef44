import { styled } from 'styled-components';

const Drawing = styled.svg`
  flex: none;

  .sheet {
    fill: var(--accent);
  }

  .fold {
    fill: color-mix(in srgb, var(--on-accent) 38%, var(--accent));
  }

  .under {
    fill: color-mix(in srgb, var(--on-accent) 16%, var(--accent));
  }

  .line {
    fill: none;
    stroke: var(--on-accent);
    stroke-width: 2.2;
  }

  .today {
    fill: var(--on-accent);
  }
`;

interface LogoProps {
  /** Width and height in pixels. */
  size?: number | undefined;
}

/** The logo mark: a sheet with a folded corner and a rising line. */
export function LogoMark({ size = 32 }: LogoProps) {
  return (
    <Drawing width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path className="sheet" d="M9 2h13l8 8v13a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z" />
      <path
        className="under"
        d="M2 23c4.6 0 5.4-5.8 9-5.8 3.4 0 3.6 3 6.4 2.2 2.6-.7 2.8-4 4.8-6.2V30H9a7 7 0 0 1-7-7Z"
      />
      <path className="fold" d="m22 2 8 8h-5a3 3 0 0 1-3-3V2Z" />
      <path className="line" d="M2 23c4.6 0 5.4-5.8 9-5.8 3.4 0 3.6 3 6.4 2.2 2.6-.7 2.8-4 4-5.6" />
      <circle className="today" cx="22.2" cy="13.2" r="2.5" />
    </Drawing>
  );
}

const Together = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  color: var(--ink);
  font-size: var(--type-18);
  font-weight: 660;
  letter-spacing: -0.022em;
`;

/** The logo: mark and name. */
export function Logo({ size = 30 }: LogoProps) {
  return (
    <Together>
      <LogoMark size={size} />
      Folioflow
    </Together>
  );
}
