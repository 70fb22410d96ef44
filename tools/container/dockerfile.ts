import { type Copy, DockerfileParser, type From, type Instruction } from 'dockerfile-ast';

/** Stage of a Dockerfile with its instructions. */
export interface Stage {
  readonly name: string;
  /** image, or the name of an earlier stage */
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

const isFrom = (instruction: Instruction): instruction is From => instruction.getKeyword() === 'FROM';

const isCopy = (instruction: Instruction): instruction is Copy => instruction.getKeyword() === 'COPY';

/** Parses the stages of a Dockerfile; instructions before the first stage are in none. */
export function parseStages(text: string): readonly Stage[] {
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (isFrom(instruction))
      stages.push({ name: instruction.getBuildStage() ?? '', base: instruction.getImage() ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

const instructionsOf = (stage: Stage, keyword: string) =>
  stage.instructions.filter((instruction) => instruction.getKeyword() === keyword);

/** Sources that a stage copies from the tree, not from another stage. */
export const listCopiedSources = (stage: Stage): readonly string[] =>
  stage.instructions
    .filter(isCopy)
    .filter((copy) => copy.getFromFlag() === null)
    .flatMap((copy) => (copy.getRawArgumentsContent() ?? '').split(/\s+/).slice(0, -1));

/** The command of an instruction in its exec form, such as `CMD ["node", "x.ts"]`; empty for any other form. */
export function parseExecForm(stage: Stage, keyword: 'CMD' | 'ENTRYPOINT' | 'HEALTHCHECK'): readonly string[] {
  const [last] = instructionsOf(stage, keyword).slice(-1);
  const list = /\[[^\]]*\]$/.exec(last?.getRawArgumentsContent() ?? '')?.[0];
  return list === undefined ? [] : (JSON.parse(list) as readonly string[]);
}

/** Variables that a stage sets itself. */
export const readVariables = (stage: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    instructionsOf(stage, 'ENV')
      .flatMap((set) => (set.getRawArgumentsContent() ?? '').split(/\s+/))
      .map((pair) => pair.split('=', 2) as [string, string]),
  );

/** User of a stage, inherited from the stage that it starts from; empty for the user of the image. */
export function findUser(stages: readonly Stage[], stage: Stage): string {
  const [own] = instructionsOf(stage, 'USER').slice(-1);
  if (own) return own.getRawArgumentsContent() ?? '';
  const base = stages.find(({ name }) => name === stage.base);
  return base ? findUser(stages, base) : '';
}
