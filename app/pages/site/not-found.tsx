import { data } from 'react-router';
import { NotFoundPage } from '#features/site/web/error-pages.tsx';

/** Every unknown address, and /404 itself: the answer's status is 404 and the address stays. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundPage;
