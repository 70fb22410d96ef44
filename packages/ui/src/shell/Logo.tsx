import { styled } from 'styled-components';
import { useBrand } from './brand.ts';

const Picture = styled.img`
  flex: none;
  object-fit: contain;
`;

interface LogoProps {
  /** Width and height in pixels. */
  size?: number | undefined;
}

/** The logo of the brand, without its name. */
export function LogoMark({ size = 32 }: LogoProps) {
  const { logoUrl, drawLogo } = useBrand();
  if (drawLogo !== undefined) return drawLogo(size);
  // With another priority, React would add a preload link to the page that the build draws.
  return logoUrl ? <Picture src={logoUrl} width={size} height={size} alt="" fetchPriority="low" /> : null;
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

/** The name of the brand beside its logo. */
export const LogoName = styled.span``;

/** The logo and the name of the brand. */
export function Logo({ size = 30 }: LogoProps) {
  return (
    <Together>
      <LogoMark size={size} />
      <LogoName translate="no">{useBrand().product}</LogoName>
    </Together>
  );
}
