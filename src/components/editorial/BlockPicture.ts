import dynamic from 'next/dynamic'

/** A car's picture in a chunk of its own: several kinds of block share it, and a page of words never fetches it. */
export const BlockPicture = dynamic(() => import('@/components/CarPicture').then((module) => module.CarPicture))
