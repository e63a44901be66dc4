CREATE TABLE "spam_messages" (
	"id" bigint PRIMARY KEY NOT NULL,
	"website_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"request_id" uuid,
	"request_digest" text,
	"search_text" text,
	"search_keys" integer[],
	"phone_key" text GENERATED ALWAYS AS (CASE WHEN length(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) >= 6 THEN right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 9) END) STORED,
	"customer_key" uuid GENERATED ALWAYS AS (md5(coalesce(nullif(lower(email), ''), CASE WHEN length(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) >= 6 THEN right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 9) END))::uuid) STORED,
	"spam_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "spam_messages" ADD CONSTRAINT "spam_messages_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spam_messages_website_id_created_at_idx" ON "spam_messages" USING btree ("website_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "spam_messages_spam_at_idx" ON "spam_messages" USING btree ("spam_at");--> statement-breakpoint
CREATE INDEX "spam_messages_search_keys_idx" ON "spam_messages" USING gin ("search_keys") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "spam_messages_unfilled_idx" ON "spam_messages" USING btree ("id") WHERE "spam_messages"."search_text" IS NULL;--> statement-breakpoint
CREATE INDEX "spam_messages_website_id_customer_key_idx" ON "spam_messages" USING btree ("website_id","customer_key","created_at");--> statement-breakpoint
CREATE INDEX "spam_messages_website_id_phone_key_idx" ON "spam_messages" USING btree ("website_id","phone_key","customer_key") WHERE "spam_messages"."phone_key" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "spam_messages_request_key" ON "spam_messages" USING btree ("website_id","request_id");