import { measureMoving } from '#web/e2e/tracing.ts';

measureMoving('terrorscape', 4);
