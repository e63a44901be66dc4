import { priceList } from './price-list';
import type { Template } from './template';
import { shot, templatePicture } from './template-picture';

/** A builder of family houses, who is asked for an estimate. */
export const construction: Template = {
  cover: templatePicture('construction-modern-house-wide'),
  description: 'Family houses, extensions and roofs',
  theme: { palette: 'signal', fonts: 'workshop', corners: 'sharp' },
  sections: [
    {
      type: 'hero',
      title: '',
      content: {
        title: 'Houses built the way we agreed',
        subtitle:
          'We build, insulate and renovate family houses. You have an itemised estimate within five days, and we keep to it.',
        imageUrl: templatePicture('construction-modern-house-wide'),
        buttonText: 'Ask for an estimate',
        buttonUrl: '#contact',
      },
    },
    {
      type: 'description',
      title: 'The firm',
      content: {
        text: 'We are eleven people with machines of our own. The foreman is on the site every day and answers the phone until eight in the evening.\nYou pay for a stage when it is finished, not before.',
      },
    },
    {
      type: 'services',
      title: 'What we do',
      content: priceList(
        ['Shell construction', 'from 620 €/m²', 'Foundations, walls, ceilings, roof frame'],
        ['Insulating a house', 'from 48 €/m²', 'Mineral wool or polystyrene, scaffolding included'],
        ['Renovating a bathroom', 'from 5 900 €', 'Demolition, pipes, tiles, removal of rubble'],
        ['New roof covering', 'from 39 €/m²', 'Battens, membrane and tiles'],
        ['Extensions and garages', 'by project', 'We help with the building permit'],
        ['Visit and estimate', 'free', 'Up to 40 km from Nitra'],
      ),
    },
    {
      type: 'gallery',
      title: 'Recent work',
      content: {
        images: [
          shot(
            'construction-site',
            'Roof frame in its second week',
            'House under construction with scaffolding and a yellow crane',
          ),
          shot(
            'construction-bricks-trowel',
            'Brick by brick',
            'Brick wall being built, with a trowel and a bucket of mortar',
          ),
          shot(
            'construction-roof-tiles',
            'New covering, 210 m²',
            'Tiled roof in progress with a ladder and a chimney',
          ),
          shot(
            'construction-timber',
            'Timber from a sawmill nearby',
            'Stack of timber beams with a saw, a tape measure and a hammer',
          ),
          shot(
            'construction-helmet-plans',
            'On paper first',
            'Yellow safety helmet on building plans with a pencil and a ruler',
          ),
        ],
      },
    },
    {
      type: 'heading',
      title: '',
      content: { text: 'From call to keys' },
    },
    {
      type: 'article',
      title: '',
      content: {
        title: '1. The visit',
        content:
          'We come, measure and say what can be done and what is not worth the money.\nIt takes an hour and costs you nothing.\nHave the plans at hand if there are any, and tell us what you can spend: then we look for the best way within it.',
      },
    },
    {
      type: 'article',
      title: '',
      content: {
        title: '2. The estimate',
        content:
          'Within five days you have a price for work, material and transport.\nItem by item, so that you can compare.\nIf something changes, it changes on paper first and only then on the site. The price holds for three months.',
      },
    },
    {
      type: 'article',
      title: '',
      content: {
        title: '3. Building and handing over',
        content:
          'Every Friday you get photos and a list of what is done.\nYou pay for finished stages only.\nWork is guaranteed for five years, and what is not right we put right within a week. After a year we come and look, without being asked.',
      },
    },
    {
      type: 'hero',
      title: '',
      content: {
        title: 'We can start in March',
        subtitle:
          'Two places are free in spring, one for a whole house and one for a renovation. Whoever asks first has the choice.',
        imageUrl: '',
        buttonText: 'Ask for an estimate',
        buttonUrl: '#contact',
      },
    },
    {
      type: 'contact',
      title: '',
      content: { title: 'Ask for an estimate', fields: ['name', 'email', 'message', 'phone'] },
    },
    {
      type: 'contact-info',
      title: 'Contact',
      content: {
        name: 'Martin Vzorový, foreman',
        email: 'estimate@builders.example.com',
        phone: '+421 900 000 789',
        website: '',
        address: 'Priemyselná 8\n949 01 Nitra',
        hours: 'Monday – Friday 7:00 – 17:00',
        description: '',
      },
    },
    {
      type: 'poll',
      title: '',
      content: {
        question: 'What are you planning?',
        options: ['A new house', 'A renovation', 'I am only looking'],
      },
    },
    {
      type: 'social',
      title: '',
      content: {
        title: 'See us at work',
        description: '',
        links: {
          facebook: 'https://example.com/facebook',
          instagram: 'https://example.com/instagram',
          youtube: 'https://example.com/youtube',
        },
      },
    },
  ],
};
