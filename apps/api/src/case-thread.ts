import { caseFileTask } from './modules/returns/seller/case-file/case-file-task.ts';
import { drawCaseFile } from './modules/returns/seller/case-file/draw-case-file.ts';
import { serve, serveTasks } from './platform/threads/serve-tasks.ts';

serveTasks([serve(caseFileTask, (task) => drawCaseFile(task))]);
