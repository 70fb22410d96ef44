import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A few lines that make a hundred cells, or a page after the other: by its size each would begin last, alone. */
const isSlowFile = ({ moduleId }: TestSpecification): boolean =>
  /\/((faults\/\w+|layout)\.app\.test\.tsx|nextjs-app-router\.examples\.test\.ts)$/.test(moduleId);

/** A machine that has not run the tests yet does not know which take long. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlowFile), ...sorted.filter((file) => !isSlowFile(file))];
  }
}
