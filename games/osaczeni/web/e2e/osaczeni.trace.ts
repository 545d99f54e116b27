import { measureMoving } from '#web/e2e/tracing.ts';

measureMoving('osaczeni');
